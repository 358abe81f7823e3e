import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { PasskeyOptions } from "../../contract/factors.ts";
import type { PasskeyResponse } from "../auth/passkeys.ts";
import type { PasskeySite } from "../config/passkey-site.ts";

/** How a response differs from the one of an honest browser and device. */
interface Forgery {
  readonly origin?: string;
  /** Relying party that the device signs for. */
  readonly site?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

/** A device with one passkey (WebAuthn, ES256, attestation "none"), in the place of a browser. */
export interface SoftwareAuthenticator {
  readonly id: string;
  /** Response of `navigator.credentials.create`. */
  create(options: PasskeyOptions, forgery?: Forgery): PasskeyResponse;
  /** Response of `navigator.credentials.get`. The counter increases by each use. */
  use(options: PasskeyOptions, forgery?: Forgery): PasskeyResponse;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const COORDINATE_BYTES = 32;

const digest = (data: string | Buffer) => createHash("sha256").update(data).digest();
const encode = (data: Buffer | string) => Buffer.from(data).toString("base64url");
/** CBOR of a text or bytes with fewer than 65,536 bytes. */
const toCbor = (major: number, data: Buffer) =>
  Buffer.concat([
    data.length < 24
      ? Buffer.from([major + data.length])
      : Buffer.from([major + 25, data.length >> 8, data.length % 256]),
    data,
  ]);
const cborText = (text: string) => toCbor(0x60, Buffer.from(text));
const cborBytes = (bytes: Buffer) => toCbor(0x40, bytes);

/** The public key as a COSE map: kty EC2, alg ES256, curve P-256, x, y. */
function toCose(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const [one, two] = [x, y].map((value) =>
    Buffer.concat([Buffer.from([0x58, COORDINATE_BYTES]), Buffer.from(value, "base64url")]),
  );
  return Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    one ?? Buffer.alloc(0),
    Buffer.from([0x22]),
    two ?? Buffer.alloc(0),
  ]);
}

/** Creates a device for a site. */
export function createSoftwareAuthenticator(site: PasskeySite): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(32);
  const id = encode(credential);
  let counter = 0;
  let handle = "";

  const toClientData = (type: string, options: PasskeyOptions, { challenge, origin = site.origin }: Forgery) =>
    Buffer.from(JSON.stringify({ type, challenge: challenge ?? options["challenge"], origin, crossOrigin: false }));

  function toAuthData(flags: number, { site: signedSite = site.id, isVerified = true, ...given }: Forgery): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags + USER_PRESENT + (isVerified ? USER_VERIFIED : 0));
    head.writeUInt32BE(given.counter ?? counter, 1);
    return Buffer.concat([digest(signedSite), head]);
  }

  const toResponse = (response: object) =>
    ({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response }) as PasskeyResponse;

  return {
    id,
    create: (options, forgery = {}) => {
      handle = (options["user"] as { readonly id: string }).id;
      const length = Buffer.from([0, credential.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, toCose(publicKey)]);
      const authData = Buffer.concat([toAuthData(HAS_CREDENTIAL, forgery), attested]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        Buffer.from([0xa0]),
        cborText("authData"),
        cborBytes(authData),
      ]);
      return toResponse({
        clientDataJSON: encode(toClientData("webauthn.create", options, forgery)),
        attestationObject: encode(attestation),
        transports: ["internal"],
      });
    },
    use: (options, forgery = {}) => {
      counter += 1;
      const clientData = toClientData("webauthn.get", options, forgery);
      const authData = toAuthData(0, forgery);
      return toResponse({
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authData),
        signature: encode(sign("sha256", Buffer.concat([authData, digest(clientData)]), privateKey)),
        userHandle: forgery.userHandle ?? handle,
      });
    },
  };
}
