import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { Link as RouterLink } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, UserDescriptor } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { type CountAnswer, useRecordCounts } from "../../data/count-records.ts";
import { useText } from "../../i18n/use-text.ts";
import { filteredListPath } from "../list/list-state.ts";

/** Who uses a record, and how many of them there are. */
export interface UserCount extends CountAnswer {
  readonly user: UserDescriptor<MessageKey>;
  /** The list of exactly those. */
  readonly path: string;
}

/** Counts what uses a record, as its descriptor says that one can. */
export function useUserCounts({ users }: EntityScreens<MessageKey>, id: RecordId): readonly UserCount[] {
  const counts = useRecordCounts(users.map(({ entity, filter }) => ({ entity, filters: { [filter]: String(id) } })));
  return users.flatMap((user, index) => {
    const answer = counts[index];
    return answer ? [{ ...answer, user, path: filteredListPath(user.listPath, user.filter, String(id)) }] : [];
  });
}

/** "3 contas", as a link to them. */
export function UserCountLink({ user, path, count }: UserCount) {
  const { t } = useText();
  if (count === null) {
    return <Skeleton variant="text" width={90} sx={{ display: "inline-block" }} />;
  }
  const text = t(user.countKey, { count });
  return count === 0 ? (
    text
  ) : (
    <Link component={RouterLink} to={path}>
      {text}
    </Link>
  );
}
