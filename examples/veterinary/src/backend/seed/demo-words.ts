/** Vocabulary of the demo records. */

export const clinicNames = ["Huella Centro", "Huella Norte", "Huella Playa"] as const;

export const rooms = [
  ["Consulta 1", "generalPractice"],
  ["Consulta 2", "generalPractice"],
  ["Quirófano", "operatingTheatre"],
  ["Rayos", "radiology"],
] as const;

export const veterinarianNames = [
  "Elena Robles Vidal",
  "Marc Ferrer Soler",
  "Inés Aguirre Peña",
  "Hugo Castro Lema",
  "Lucía Montero Díaz",
  "Paul Mercier",
] as const;

export const specialities = ["Cirugía", "Dermatología", "Exóticos", "Cardiología", "Medicina interna"] as const;

export const firstNames = ["Carmen", "Julien", "Nuria", "Álvaro", "Sofía", "Iker", "Marta", "Théo", "Rosa"] as const;

export const surnames = ["García Rey", "Navarro Gil", "Lefèvre", "Ortiz Sanz", "Prieto Mas", "Moreau"] as const;

/** Official name and common names of breeds; some have only one language. */
export const breeds = [
  ["Labrador", "canine", 30, { "es-ES": "Perro labrador", "fr-FR": "Labrador" }],
  ["Galgo español", "canine", 27, { "es-ES": "Galgo", "fr-FR": "Lévrier espagnol" }],
  ["Podenco", "canine", 22, { "es-ES": "Podenco campanero" }],
  ["Europeo común", "feline", 4.5, { "es-ES": "Gato común", "fr-FR": "Chat de gouttière" }],
  ["Siamés", "feline", 4, { "es-ES": "Gato siamés", "fr-FR": "Siamois" }],
  ["Belier enano", "lagomorph", 1.8, { "es-ES": "Conejo de orejas caídas", "fr-FR": "Bélier nain" }],
  ["Agaporni", "avian", 0.05, { "es-ES": "Inseparable", "fr-FR": "Inséparable" }],
  ["Gecko leopardo", "reptile", 0.07, undefined],
] as const;

export const callNames = ["Nala", "Simba", "Luna", "Coco", "Thor", "Kira", "Milo", "Lola", "Rocky", "Mía"] as const;

export const visitReasons = [
  "Revisión anual",
  "Vacuna de la rabia",
  "Cojera de la pata delantera",
  "Vómitos desde ayer",
  "Limpieza dental",
  "Control de peso",
] as const;

export const medicines = [
  ["Amoxivet 250", "Amoxicilina", "tablet", 240, 1.35, "supplied"],
  ["Rabivac", "Virus de la rabia inactivado", "injectable", 60, 14.9, "supplied"],
  ["Canilvac 7", "Vacuna heptavalente", "injectable", 12, 22.5, "shortage"],
  ["Metacox", "Meloxicam", "syrup", 35, 9.8, "supplied"],
  ["Dermapom", "Clotrimazol", "ointment", 8, 6.25, "supplied"],
  ["Fenilvet", "Fenilbutazona", "tablet", 0, 3.1, "withdrawn"],
] as const;
