import { expect, test } from "vitest";
import { unconfirmedIn } from "./issued-coupons.ts";

const expirationDate = "2031-12-31";

test.each([
  [{}, [{ code: "A" }], []],
  [{ expirationDate }, [{ code: "A", expirationDate }], []],
  [{ expirationDate }, [{ code: "A", expirationDate: "2031-12-31T00:00:00Z" }], []],
  [{ expirationDate }, [{ code: "A", expirationDate: "2032-12-31" }], ["expirationDate"]],
  [{ expirationDate }, [{ code: "A" }], ["expirationDate"]],
  [{ usageLimit: 1 }, [{ code: "A", usageLimit: 10 }], ["usageLimit"]],
])("of %j, coupons %j leave %j unconfirmed", (sent, coupons, names) => {
  expect(unconfirmedIn({ quantity: 1, value: 5, ...sent }, coupons)).toEqual(
    names.map((name) => `entity.couponGeneration.field.${name}`),
  );
});
