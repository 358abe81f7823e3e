import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

export type IllustrationName = "none" | "noMatch" | "failed" | "forbidden";

const drawings: { readonly [Name in IllustrationName]: ReactNode } = {
  none: (
    <>
      <rect x="26" y="26" width="68" height="48" rx="7" />
      <path d="M26 41h68M40 55h26M40 63h16" />
      <path d="M98 16v12M92 22h12" />
    </>
  ),
  noMatch: (
    <>
      <circle cx="54" cy="44" r="23" />
      <path d="m71 61 20 20" />
      <path d="M45 44h18" />
    </>
  ),
  failed: (
    <>
      <path d="M22 66c0-9 7-14 14-14 2-13 12-21 24-21s22 8 24 21c8 0 14 6 14 14s-6 14-14 14H36c-8 0-14-6-14-14Z" />
      <path d="m53 51 14 14M67 51 53 65" />
    </>
  ),
  forbidden: (
    <>
      <rect x="36" y="44" width="48" height="36" rx="7" />
      <path d="M46 44V33a14 14 0 0 1 28 0v11M60 58v8" />
    </>
  ),
};

/** A small illustration on an empty page. Decorative. */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <svg
      className={styles["illustration"]}
      viewBox="0 0 120 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  );
}
