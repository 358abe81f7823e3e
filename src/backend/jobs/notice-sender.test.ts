import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { MailSettings } from "../config/mail-settings.ts";
import { staffNotices } from "../database/notice-tables.ts";
import { staffUsers } from "../database/own-tables.ts";
import { toBasic } from "../testing/basic-header.ts";
import { createFactorUsers, STRONG } from "../testing/factor-users.ts";
import { forSuite, openBackend } from "../testing/for-suite.ts";
import { startMailServer, textOf } from "../testing/local-mail-server.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { createMailServer } from "./mail-server.ts";
import { type MailOutcome, sendDueNotices, startNoticeSender } from "./notice-sender.ts";

const running = new AbortController();

describeOnDatabases("mails of notices, from the %s database", (kind) => {
  const mail = forSuite(startMailServer);
  const settings: MailSettings = {
    host: "127.0.0.1",
    get port() {
      return mail.port;
    },
    isSecure: false,
    requiresTls: false,
    user: null,
    password: null,
    from: "console@example.com",
  };
  const { backend } = openBackend(kind, { mail: settings });
  const users = createFactorUsers(backend);
  beforeEach(async () => {
    mail.state.reject = null;
    await backend.context.db.delete(staffNotices);
    mail.received.length = 0;
  });

  /** A sender, and the outcomes and log entries of its attempts. */
  const startSending = (changes: Partial<MailSettings> = {}, productName = "Library") => {
    const outcomes: MailOutcome[] = [];
    const logged: unknown[] = [];
    const sending = {
      db: backend.context.db,
      server: createMailServer({ ...settings, ...changes }),
      style: { productName, timeZone: "America/Sao_Paulo" },
      log: { warn: (entry: unknown) => void logged.push(entry) },
      onOutcome: (outcome: MailOutcome) => void outcomes.push(outcome),
    };
    return { sending, outcomes, logged, run: () => sendDueNotices(sending, running.signal) };
  };
  const rows = () => backend.context.db.select().from(staffNotices).orderBy(staffNotices.at);
  const makeDue = () => backend.context.db.update(staffNotices).set({ nextAt: sql`now()` });
  const enter = (username: string, headers: Readonly<Record<string, string>>) =>
    backend.call({
      method: "POST",
      url: "/api/authentication",
      headers: { authorization: toBasic(username, STRONG), ...headers },
    });
  /** Signs in from a new browser. */
  const signIn = async (username: string, headers: Readonly<Record<string, string>> = {}) => {
    await users.invite(backend.admin, username);
    await backend.context.db.delete(staffNotices);
    await enter(username, headers);
  };

  test("a sign-in from a new device is mailed once, in the user's language, without links", async () => {
    await signIn("ana@example.com", {
      "accept-language": "pt-BR,pt;q=0.9",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    });
    const { run, outcomes } = startSending();
    await run();
    await run();
    expect(outcomes).toEqual(["sent"]);
    const [received, ...others] = mail.received;
    expect(others).toEqual([]);
    expect(received).toMatchObject({ from: "console@example.com", to: ["ana@example.com"] });
    const [row] = await rows();
    expect(row).toMatchObject({ kind: "newDevice", attempts: 1, nextAt: null });
    expect(row?.sentAt).toBeInstanceOf(Date);
    expect(received?.raw).toContain(`Message-ID: <${row?.id}@example.com>`);
    expect(received?.raw).toContain("Auto-Submitted: auto-generated");
    const text = received === undefined ? "" : textOf(received);
    expect(text).toContain("Acesso por um novo dispositivo");
    expect(text).toContain("Dispositivo: Firefox · Linux");
    expect(text).toContain("Endereço IP: 127.0.0.1");
    expect(text).not.toMatch(/https?:/);
  });

  test("a user without a known language gets English, and one whose username is no address gets no mail", async () => {
    await signIn("ben@example.com");
    await signIn("carl", {});
    const [row] = await rows();
    expect(row).toMatchObject({ kind: "newDevice", nextAt: null });
    await signIn("dora@example.com");
    await startSending().run();
    expect(mail.received.map(({ to }) => to)).toEqual([["dora@example.com"]]);
    expect(mail.received[0]?.raw).toContain("Subject: Library: Sign-in from a new device");
  });

  test("line breaks in the product's name and texts of a user agent add no header and no line", async () => {
    await signIn("eva@example.com", { "user-agent": "https://evil.example Bcc: all@example.com" });
    await startSending({}, "Library\r\nBcc: all@example.com").run();
    const [received] = mail.received;
    expect(received?.to).toEqual(["eva@example.com"]);
    expect(received?.raw).not.toMatch(/^bcc:/im);
    expect(received?.raw).not.toContain("evil.example");
  });

  test("a failed mail is tried again after a minute, then two, and then sent", async () => {
    await signIn("flo@example.com");
    mail.state.reject = () => ({ message: "try again", responseCode: 450 });
    const { run, outcomes, logged } = startSending();
    for (const minutes of [1, 2]) {
      await run();
      const [wait] = await backend.context.db
        .select({ seconds: sql<string>`extract(epoch from ${staffNotices.nextAt} - now())` })
        .from(staffNotices);
      expect(Number(wait?.seconds)).toBeLessThanOrEqual(minutes * 60);
      expect(Number(wait?.seconds)).toBeGreaterThan((minutes - 1) * 60);
      await run();
      await makeDue();
    }
    mail.state.reject = null;
    await run();
    expect(outcomes).toEqual(["failed", "failed", "sent"]);
    expect(mail.received).toHaveLength(1);
    expect(JSON.stringify(logged)).toContain("450");
    expect(JSON.stringify(logged)).not.toContain("flo@example.com");
  });

  test("a rejected address is given up at once, and the next mail is sent", async () => {
    await signIn("gil@example.com");
    const [rejected] = await rows();
    await signIn("gus@example.com");
    await backend.context.db
      .insert(staffNotices)
      .values({ ...rejected, nextAt: new Date(0) } as typeof rejected & object);
    mail.state.reject = (address) =>
      address === "gil@example.com" ? { message: "no such user", responseCode: 550 } : null;
    const { run, outcomes } = startSending();
    await run();
    expect(outcomes).toEqual(["failed", "abandoned", "sent"]);
    expect(mail.received.map(({ to }) => to)).toEqual([["gus@example.com"]]);
    expect((await rows())[0]).toMatchObject({ nextAt: null, sentAt: null, attempts: 1 });
  });

  test("a mail is given up after the tenth attempt", async () => {
    await signIn("hal@example.com");
    await backend.context.db.update(staffNotices).set({ attempts: 9 });
    mail.state.reject = () => ({ message: "try again", responseCode: 450 });
    const { run, outcomes } = startSending();
    await run();
    expect(outcomes).toEqual(["failed", "abandoned"]);
    expect(await rows()).toMatchObject([{ nextAt: null, attempts: 10 }]);
  });

  test("two senders at the same time send each mail once", async () => {
    await signIn("ida@example.com");
    const [row] = await rows();
    const more = Array.from({ length: 9 }, () => ({ ...row, id: crypto.randomUUID() }) as typeof row & object);
    await backend.context.db.insert(staffNotices).values(more);
    const [one, two] = [startSending(), startSending()];
    await Promise.all([one.run(), two.run()]);
    const ids = mail.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(10);
    expect(ids).toHaveLength(10);
  });

  test("where TLS is required, nothing is sent to a server without it", async () => {
    await signIn("jan@example.com");
    const { run, outcomes } = startSending({ requiresTls: true });
    await run();
    expect(outcomes).toEqual(["failed"]);
    expect(mail.received).toEqual([]);
  });

  test("the sender sends when it starts, and stops", async () => {
    await signIn("kim@example.com");
    const { sending } = startSending();
    const sent = new Promise<void>((resolve) => {
      const sender = startNoticeSender({ ...sending, onOutcome: () => void sender.stop().then(resolve) });
    });
    await sent;
    expect(mail.received).toHaveLength(1);
  });

  test("the language of the last sign-in counts, and one that is no language tag is ignored", async () => {
    await signIn("lia@example.com", { "accept-language": "fr-FR" });
    await enter("lia@example.com", { "accept-language": "*;q=0.1" });
    const [user] = await backend.context.db
      .select({ language: staffUsers.language })
      .from(staffUsers)
      .where(eq(staffUsers.username, "lia@example.com"));
    expect(user?.language).toBe("fr-FR");
  });
});
