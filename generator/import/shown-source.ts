/** The source as reports show it: an address without password and query, which can contain a token. */
export function shownSource(source: string): string {
  return /^[a-z]+:\/\//i.test(source)
    ? source.replace(/^([a-z]+:\/\/[^:@/?#]*):[^?#]*@/i, "$1:…@").replace(/\?.*$/, "")
    : source;
}
