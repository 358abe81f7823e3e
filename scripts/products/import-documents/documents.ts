/** Documents and schemas of others, from packages that are installed when the script runs. */
export interface ForeignDocument {
  readonly name: string;
  /** Path in `node_modules`, or from the root of this repository if it starts with `testing/`. */
  readonly file: string;
  /** Entities that the import must find. */
  readonly entities: readonly string[];
}

/** Packages with documents and servers, with exact versions: another version may have other names. */
export const PACKAGES = [
  "@octokit/openapi@23.0.2",
  "@directus/specs@15.2.0",
  "@figma/rest-api-spec@0.43.0",
  "@blockfrost/openapi@0.1.93",
  "@readme/oas-examples@8.2.2",
  "ajv@8.20.0",
  "json-server@0.17.4",
  "@loopback/core@7.0.15",
  "@loopback/rest@15.0.16",
  "@loopback/repository@8.0.15",
  "@loopback/rest-crud@0.19.11",
] as const;

export const DOCUMENTS: readonly ForeignDocument[] = [
  { name: "github", file: "@octokit/openapi/generated/api.github.com.json", entities: ["gist", "license", "gpgKey"] },
  { name: "directus", file: "@directus/specs/dist/openapi.json", entities: ["role", "folder"] },
  { name: "figma", file: "@figma/rest-api-spec/openapi/openapi.yaml", entities: ["file"] },
  { name: "blockfrost", file: "@blockfrost/openapi/openapi.yaml", entities: ["pool"] },
  { name: "petstore-2", file: "@readme/oas-examples/2.0/json/petstore.json", entities: ["pet", "user"] },
  { name: "petstore-3", file: "@readme/oas-examples/3.0/json/petstore.json", entities: ["pet", "user"] },
  { name: "train-travel", file: "@readme/oas-examples/3.1/json/train-travel.json", entities: ["booking", "station"] },
  { name: "meta-schema", file: "ajv/lib/refs/json-schema-draft-07.json", entities: [] },
  { name: "shelf", file: "testing/documents/shelf.yaml", entities: ["game", "shelf"] },
  { name: "rental", file: "testing/documents/rental.prisma", entities: ["film", "language", "actor", "rental"] },
];
