/** The demo administrator. Printed at start, and refused in production. */
export const demoCredentials = {
  name: "Helena Duarte",
  username: "admin@demo.example",
  password: "Demo-1234",
} as const;
