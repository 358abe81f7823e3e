import { type RefObject, useCallback, useEffect, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { SectionDescriptor } from "../../../contract/screens.ts";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { hiddenFields } from "../form-data/form-data.ts";
import { toSectionId } from "./form-layout.ts";
import styles from "./section-nav.module.css";

/** A form that fits on the screen needs no navigation: minimum height, in heights of the viewport. */
const LONG_FORM = 1.25;

/** Viewports with space at the side of a form, as in `form.module.css`. */
const WIDE = "(min-width:1380px)";

/** A section is current once its top is above this line, in pixels from the top of the viewport. */
const READING_LINE = 160;

interface SectionNavProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly sections: readonly SectionDescriptor<MessageKey>[];
}

/** Links to the sections of a long form, at its side in wide viewports. Marks the section that is being read. */
export function SectionNav(props: SectionNavProps) {
  return useMediaQuery(WIDE) ? <SectionLinks {...props} /> : null;
}

function SectionLinks({ form, sections }: SectionNavProps) {
  const { t } = useText();
  const { visibleWhen } = useFormScope();
  const select = useCallback(
    (data: FormData) => {
      const hidden = hiddenFields(visibleWhen, data);
      return sections.filter(({ fields }) => fields.some((field) => !hidden.includes(field))).map(({ name }) => name);
    },
    [sections, visibleWhen],
  );
  const names = useFormValue(select);
  const { current, isLong } = useReadSection(form, names);
  const goTo = (name: string) => {
    const section = headingOf(name)?.closest("section");
    section?.scrollIntoView?.({ block: "start" });
    section?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus({ preventScroll: true });
  };
  return isLong ? (
    <nav aria-label={t("crud.form.sections")} className={styles["nav"]}>
      <ul>
        {sections
          .filter(({ name }) => names.includes(name))
          .map(({ name, titleKey }) => (
            <li key={name}>
              <button type="button" aria-current={name === current ? "location" : undefined} onClick={() => goTo(name)}>
                {t(titleKey)}
              </button>
            </li>
          ))}
      </ul>
    </nav>
  ) : null;
}

const FIRST_CONTROL = "input:enabled, textarea:enabled, select:enabled, [role=combobox], button:enabled";

/** True if the element contains the focus and its start is visible. */
function isFocused(section: Element | null | undefined): boolean {
  return section?.contains(document.activeElement) === true && section.getBoundingClientRect().top >= 0;
}

const headingOf = (name: string): HTMLElement | null => document.getElementById(toSectionId(name));

/**
 * The last section that starts above the reading line. Sections at the end of the page do not reach that line: there, it is
 * the focused section if it is visible, else the last one.
 */
function readSection(names: readonly string[]): string | null {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
  const started = names.filter((name) => (headingOf(name)?.getBoundingClientRect().top ?? Infinity) < READING_LINE);
  const ending = () => names.find((name) => isFocused(headingOf(name)?.closest("section"))) ?? names.at(-1);
  return (isAtEnd ? ending() : (started.at(-1) ?? names[0])) ?? null;
}

/** Follows scrolling and the form's height. */
function useReadSection(form: RefObject<HTMLFormElement | null>, names: readonly string[]) {
  const [read, setRead] = useState<{ readonly current: string | null; readonly isLong: boolean }>({
    current: null,
    isLong: false,
  });
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const height = form.current?.offsetHeight ?? 0;
      const next = { current: readSection(names), isLong: height > window.innerHeight * LONG_FORM };
      setRead((last) => (last.current === next.current && last.isLong === next.isLong ? last : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    // The test DOM has no observer.
    const sizes = "ResizeObserver" in window ? new ResizeObserver(schedule) : null;
    if (form.current) {
      sizes?.observe(form.current);
    }
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      sizes?.disconnect();
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [form, names]);
  return read;
}
