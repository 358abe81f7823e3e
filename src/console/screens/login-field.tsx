import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useId } from "react";

interface LoginFieldProps extends Pick<OutlinedInputProps, "type" | "autoComplete" | "autoFocus" | "endAdornment"> {
  readonly name: string;
  readonly label: string;
  /** One message, or none. */
  readonly problem: string | undefined;
}

/** A required text field of the sign-in form: its label above, its problem below. */
export function LoginField({ name, label, problem, ...input }: LoginFieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <FormControl error={problem !== undefined} fullWidth>
      <Typography component="label" variant="h3" htmlFor={id} sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <OutlinedInput
        {...input}
        id={id}
        name={name}
        inputProps={{
          "aria-required": true,
          "aria-invalid": problem !== undefined,
          ...(problem === undefined ? {} : { "aria-describedby": problemId }),
          autoCapitalize: "none",
          spellCheck: false,
        }}
      />
      {problem !== undefined && <FormHelperText id={problemId}>{problem}</FormHelperText>}
    </FormControl>
  );
}
