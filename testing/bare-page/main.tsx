import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

/** A table and a form with bare React and MUI: the reference for the benchmarks of the console's screens. */
interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

const FIELDS = Array.from({ length: 20 }, (_, index) => `f${index}`);

function Page() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [edited, setEdited] = useState<Row | null>(null);
  useEffect(() => {
    void fetch("/api/books?page=1&pageSize=25")
      .then((answer) => answer.json())
      .then(({ data }: { data: readonly Row[] }) => setRows(data));
  }, []);
  return edited ? <Form row={edited} /> : <List rows={rows} onEdit={setEdited} />;
}

function List({ rows, onEdit }: { readonly rows: readonly Row[]; readonly onEdit: (row: Row) => void }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {["name", "f1", "f2", "f3", "f4", "f5", "f6", "edit"].map((field) => (
            <TableCell key={field}>{field}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} hover>
            <TableCell>
              <a href={`/books/show/${row.id}`}>{String(row["name"])}</a>
            </TableCell>
            {["status", "memberType", "favourite", "standardBook", "firstLoans", "shelfOrder"].map((field) => (
              <TableCell key={field}>{String(row[field])}</TableCell>
            ))}
            <TableCell>
              <Button onClick={() => onEdit(row)}>edit</Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Form({ row }: { readonly row: Row }) {
  const [values, setValues] = useState<{ readonly [field: string]: string }>({ name: String(row["name"]) });
  return (
    <form>
      {["name", ...FIELDS].map((field) => (
        <TextField
          key={field}
          label={field}
          name={field}
          fullWidth
          size="small"
          value={values[field] ?? ""}
          onChange={(event) => setValues({ ...values, [field]: event.target.value })}
        />
      ))}
    </form>
  );
}

const mount = document.querySelector("#app");
if (mount) {
  createRoot(mount).render(<Page />);
}
