/** Icons by words in an entity's name. */
const ICONS: readonly (readonly [words: RegExp, icon: string])[] = [
  [
    /user|member|person|people|customer|contact|author|employee|owner|profile|patient|student/i,
    "PersonOutlineOutlined",
  ],
  [/team|group|role/i, "GroupsOutlined"],
  [/order|cart|purchase|sale/i, "ShoppingCartOutlined"],
  [/category|tag|genre|type|label/i, "StyleOutlined"],
  [/invoice|payment|charge|refund|payout|receipt|transaction|price|credit|balance/i, "ReceiptLongOutlined"],
  [/product|item|article|sku/i, "CategoryOutlined"],
  [/book|course|lesson/i, "MenuBookOutlined"],
  [/event|booking|appointment|schedule|session|reservation/i, "EventOutlined"],
  [/message|comment|post|review|ticket|issue|note/i, "ForumOutlined"],
  [/address|location|place|city|country|region|venue/i, "PlaceOutlined"],
  [/company|organi[sz]ation|store|shop|supplier|vendor|account/i, "BusinessOutlined"],
  [/image|photo|picture|film|video|media|track|album/i, "ImageOutlined"],
  [/key|token|secret|credential/i, "KeyOutlined"],
  [/shipment|delivery|shipper|shipping/i, "LocalShippingOutlined"],
  [/notification|alert|hook/i, "NotificationsOutlined"],
  [/project|folder|directory/i, "FolderOutlined"],
  [/repo|code|gist|function|job|workflow/i, "CodeOutlined"],
  [/pet|animal|cat|dog/i, "PetsOutlined"],
  [/setting|config|option/i, "SettingsOutlined"],
];

/** An icon for an entity. Every icon is in `@mui/icons-material`. */
export function iconFor(name: string): string {
  return ICONS.find(([words]) => words.test(name))?.[1] ?? "DescriptionOutlined";
}
