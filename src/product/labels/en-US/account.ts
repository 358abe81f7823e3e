import type { EntityLabels } from "entity-console/spec";

export const account = {
  one: "account",
  many: "accounts",
  fields: {
    username: "Username",
    email: "E-mail",
    password: "Password",
    presentation: "Presentation",
    image: "Image",
    status: "Status",
    type: "Type",
    plan: "Plan",
    planId: "Plan",
    planPayment: "Price option",
    amount: "Amount charged",
    principalUser: "Principal user",
  },
  sections: {
    identity: "Identity",
    subscription: "Subscription",
    profile: "Profile",
    history: "History",
  },
  help: {
    username: "The e-mail address used to sign in.",
    password: "Fill in only to set a new password.",
  },
  rules: {
    usernameIsEmail: "The username and the e-mail must be the same.",
    planOfOtherType: "This plan is for another account type.",
    inactivePlan: "This plan is not active.",
  },
  breakdowns: {
    type: "Accounts by type",
  },
  actions: {
    regenerateActivation: {
      label: "Regenerate activation",
      confirm: "A new activation code will be generated and the previous one will stop working.",
      success: "Activation regenerated",
      failure: "Could not regenerate the activation",
    },
    makePrincipalUser: {
      label: "Make principal user",
      confirm: "The user of “{{title}}” will become the principal user of its business.",
      success: "Principal user set",
      failure: "Could not set the principal user",
    },
    updatePrincipalUsers: {
      label: "Update principal users",
      confirm:
        "The server will set a principal user for each business account that has none. This applies to all accounts, not only to those in this list.",
      success: "Principal users updated",
      failure: "Could not update the principal users",
    },
  },
  texts: {
    taken: "Another account already has this e-mail",
    deleteConfirm:
      "The account “{{title}}” will be deleted and can no longer sign in to the product. This cannot be undone.",
  },
} as const satisfies EntityLabels;
