import type { KeyboardKey } from "../framework-key.ts";

/** Texts of the keyboard: the palette of commands and the sheet of keys. */
export const keyboardPtBr = {
  "keyboard.palette.label": "Comandos",
  "keyboard.palette.open": "Buscar comandos (Ctrl+K)",
  "keyboard.palette.search": "O que você quer fazer?",
  "keyboard.palette.none": "Nenhum comando encontrado",
  "keyboard.group.go": "Ir para",
  "keyboard.group.create": "Criar",
  "keyboard.group.action": "Ações",
  "keyboard.group.theme": "Tema",
  "keyboard.group.language": "Idioma",
  "keyboard.group.help": "Ajuda",
  "keyboard.sheet.title": "Atalhos do teclado",
  "keyboard.sheet.everywhere": "Em qualquer página",
  "keyboard.sheet.lists": "Nas listas e nos formulários",
  "keyboard.sheet.go": "Ir para uma página",
  "keyboard.sheet.palette": "Abrir os comandos",
  "keyboard.sheet.open": "Mostrar estes atalhos",
  "keyboard.sheet.search": "Buscar na lista",
  "keyboard.sheet.create": "Novo registro da lista",
  "keyboard.sheet.save": "Salvar o formulário",
  "keyboard.sheet.close": "Fechar o que está aberto",
  "keyboard.sheet.then": "depois",
  "keyboard.sheet.singleKeys": "Usar os atalhos de uma tecla só",
  "keyboard.sheet.done": "Fechar",
} as const satisfies { readonly [Key in KeyboardKey]: string };
