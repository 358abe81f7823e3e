import { lazyComponent } from "entity-console/console";
import { type ControlProps, type DisplayProps, defineBrowserHalf, useControl } from "entity-console/kinds/browser";
import { starsCells, toStars } from "./cells.ts";
import { CHOICES, stars } from "./kind.ts";
import styles from "./stars.module.css";

const { maximum } = stars.schema;

/** One radio button for each number of stars. A second click on the chosen one removes the rating. */
function StarsControl(props: ControlProps) {
  const control = useControl(props);
  const chosen = Number(props.value ?? 0);
  return (
    <fieldset
      id={control.id}
      tabIndex={-1}
      className={styles["field"]}
      disabled={control.disabled}
      aria-labelledby={`${control.id}-legend`}
      aria-describedby={control.describedBy}
      onBlur={control.touch}
    >
      <legend id={`${control.id}-legend`} className={styles["legend"]}>
        {control.label}
        {control.required ? <span aria-hidden="true"> *</span> : null}
      </legend>
      {CHOICES.map((count) => (
        <label key={count} className={count <= chosen ? styles["full"] : styles["star"]}>
          <input
            type="radio"
            name={control.id}
            className={styles["radio"]}
            aria-label={`${control.label}: ${count}`}
            aria-invalid={control.hasProblem || undefined}
            checked={count === chosen}
            onChange={() => props.onChange(count)}
            onClick={() => (count === chosen ? props.onChange(undefined) : undefined)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </fieldset>
  );
}

/** ★★★☆☆ for three stars. */
function StarsValue({ value }: DisplayProps) {
  const count = Number(value);
  return (
    <span role="img" aria-label={`${count} / ${maximum}`} className={styles["shown"]}>
      {toStars(count)}
    </span>
  );
}

const StarsFilter = lazyComponent(async () => (await import("./filter-editor.tsx")).StarsFilter);

/** Stars to click in forms, and stars to read everywhere else. */
export const starsInBrowser = defineBrowserHalf(stars, {
  Control: StarsControl,
  Display: StarsValue,
  listWidth: 120,
  filter: { operators: ["range", "is", "empty", "filled"], Editor: StarsFilter },
  cells: starsCells,
});
