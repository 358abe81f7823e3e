import type { AppConfig, ConsoleProduct } from "entity-console/console";
import { consoleModel } from "../../../generated/console.ts";
import { toStaff } from "./home/to-staff.ts";

/** Some backends do not support changing one's own password. */
const canChangePassword = ({ features }: AppConfig): boolean => features?.["passwordChange"] === true;

/** Some backends keep no history of revenue. */
const hasRevenueHistory = ({ features }: AppConfig): boolean => features?.["revenueHistory"] === true;

/** Some backends keep no history of the credits in coupons. */
const hasCreditHistory = ({ features }: AppConfig): boolean => features?.["creditHistory"] === true;

/** The product's registration with the console. */
export const consoleProduct = {
  model: consoleModel,
  overrides: async () => (await import("./overrides/registry.ts")).overrideRegistry,
  screens: [
    { path: "/", load: async () => (await import("./home/home.tsx")).Home },
    {
      path: "/revenue/accounts",
      load: async () => (await import("./home/revenue/revenue-accounts-screen.tsx")).RevenueAccountsScreen,
      when: hasRevenueHistory,
    },
    {
      path: "/revenue/redemptions",
      load: async () => (await import("./home/revenue/redemptions-screen.tsx")).RedemptionsScreen,
      when: hasRevenueHistory,
    },
    {
      path: "/revenue/credits",
      load: async () => (await import("./home/revenue/credit-coupons-screen.tsx")).CreditCouponsScreen,
      when: hasCreditHistory,
    },
    {
      path: "/token-tool",
      load: async () => (await import("./token-tool/token-tool-screen.tsx")).TokenToolScreen,
      role: "administrator",
    },
    {
      path: "/edit-account",
      load: async () => (await import("./own-account/edit-account-screen.tsx")).EditAccountScreen,
      when: canChangePassword,
    },
  ],
  staff: async ({ teacher }) => toStaff((await teacher.own()).record),
  userMenu: [
    { path: "/edit-account", labelKey: "menu.editAccount", icon: "ManageAccountsOutlined", when: canChangePassword },
  ],
  backends: {
    content: { url: "/content-api", paths: { authenticate: "/token", refresh: "/refresh" }, remoteLogout: false },
  },
} satisfies ConsoleProduct;
