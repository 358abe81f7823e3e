/** The demo administrator. Printed at the start, rejected in production. */
export const demoCredentials = {
  name: "Helena Duarte",
  username: "admin@demo.example",
  password: "Demo-1234",
} as const;
