import { isIPv6 } from "node:net";

/** An IPv6 customer usually has a /64 network (case 171). */
export function toNetwork(address: string): string {
  return toPrefix(address, 4);
}

/** A customer often gets a /48, which has 65,536 networks. An IPv4 address is a site by itself. */
export function toSite(address: string): string {
  return toPrefix(address, 3);
}

function toPrefix(address: string, count: number): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) {
    return address.replace(/^::ffff:/, "");
  }
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill("0");
  return `${[...groups, ...zeros, ...rest].slice(0, count).join(":")}::/${count * 16}`;
}
