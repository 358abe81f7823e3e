import type { EntityLabels } from "#contract/labels.ts";

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
    username: "The e-mail address with which the account signs in.",
    password: "Fill in only to set a new password.",
  },
  rules: {
    usernameIsEmail: "The username is the e-mail address: write the same in both.",
    planOfOtherType: "The plan is of another type of account.",
    inactivePlan: "The plan is not active.",
  },
  breakdowns: {
    type: "Accounts by type",
  },
  actions: {
    regenerateActivation: {
      label: "Regenerate activation",
      confirm: "A new activation code will be made, and the one before it will stop working.",
      success: "Activation regenerated",
      failure: "The activation could not be regenerated",
    },
    makePrincipalUser: {
      label: "Make principal user",
      confirm: "The user of “{{title}}” will become the principal user of its business.",
      success: "Principal user set",
      failure: "The principal user could not be set",
    },
    updatePrincipalUsers: {
      label: "Update principal users",
      confirm:
        "Business accounts without a principal user get one, as the server decides. This is about all accounts, not only those of this list.",
      success: "Principal users updated",
      failure: "The principal users could not be updated",
    },
  },
  texts: {
    taken: "Another account already has this e-mail",
    deleteConfirm:
      "The account “{{title}}” will be deleted and can no longer sign in to the product. This cannot be undone.",
  },
} as const satisfies EntityLabels;
