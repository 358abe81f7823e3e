import { Link } from "../../ui/mui/link.ts";
import styles from "./history.module.css";

const ADDRESS = /(https?:\/\/[^\s<>"]+)/giu;
/** Punctuation after an address belongs to the sentence. */
const AFTER = /[.,;:!?)\]}'”’»]+$/u;

/** The text of a note with its line breaks. Only web addresses are interpreted, as links. */
export function NoteText({ text }: { readonly text: string }) {
  return (
    <p className={styles["note"]} dir="auto">
      {text.split(ADDRESS).map((part, index) => {
        // The pattern has one group, so that every second part is an address.
        const key = `${index} ${part}`;
        return index % 2 === 1 ? <Address key={key} text={part} /> : <span key={key}>{part}</span>;
      })}
    </p>
  );
}

function Address({ text }: { readonly text: string }) {
  const address = text.replace(AFTER, "");
  return (
    <>
      <Link href={address} target="_blank" rel="noopener noreferrer">
        {address}
      </Link>
      {text.slice(address.length)}
    </>
  );
}
