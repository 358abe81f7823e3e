import type { ScreenKey } from "../pt-br/screens.ts";

export const screensEnUs = {
  "screen.token.text": "Generate a short-lived payment token from the username and the provider's secret.",
  "screen.token.username": "Username",
  "screen.token.usernameRequired": "Enter the username",
  "screen.token.secret": "Secret",
  "screen.token.secretRequired": "Enter the secret",
  "screen.token.secretHelp": "It travels in the body of the call only, and is cleared as soon as it is sent.",
  "screen.token.showSecret": "Show secret",
  "screen.token.hideSecret": "Hide secret",
  "screen.token.submit": "Generate token",
  "screen.token.result": "Generated token",
  "screen.token.resultText": "It is shown only this once: copy it before you leave the page.",
  "screen.token.copy": "Copy token",
  "screen.token.clear": "Clear token",
} as const satisfies { readonly [Key in ScreenKey]: string };
