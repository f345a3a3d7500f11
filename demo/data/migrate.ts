import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely'
import * as catalogue from './migrations/0001-catalogue.ts'
import * as customers from './migrations/0002-customers.ts'
import * as carts from './migrations/0003-carts-and-orders.ts'
import * as service from './migrations/0004-service.ts'
import * as house from './migrations/0005-house.ts'
import * as shelf from './migrations/0006-shelf.ts'
import * as search from './migrations/0007-search.ts'
import * as coupons from './migrations/0008-coupons.ts'
import * as sentOrders from './migrations/0009-sent-orders.ts'
import * as confirmedAddresses from './migrations/0010-confirmed-addresses.ts'
import * as markets from './migrations/0011-markets.ts'
import * as baskets from './migrations/0012-baskets.ts'
import * as guestLists from './migrations/account/0020-guest-lists.ts'
import * as sharedLists from './migrations/account/0021-shared-lists.ts'
import * as given from './migrations/account/0022-given.ts'
import * as topUps from './migrations/account/0023-top-ups.ts'
import * as refunds from './migrations/account/0024-refunds.ts'
import * as withdrawals from './migrations/account/0025-withdrawals.ts'
import * as twoFactor from './migrations/account/0026-two-factor.ts'
import * as devices from './migrations/account/0027-devices.ts'
import * as passkeys from './migrations/account/0028-passkeys.ts'
import * as profile from './migrations/account/0029-profile.ts'
import * as choices from './migrations/account/0030-choices.ts'
import * as erasure from './migrations/account/0031-erasure.ts'
import * as paidBack from './migrations/account/0039-paid-back.ts'
import * as delivery from './migrations/checkout/0013-delivery.ts'
import * as guests from './migrations/checkout/0014-guests.ts'
import * as vat from './migrations/checkout/0015-vat.ts'
import * as regions from './migrations/checkout/0016-regions.ts'
import * as cards from './migrations/checkout/0017-cards.ts'
import * as cities from './migrations/checkout/0018-cities.ts'
import * as pickup from './migrations/checkout/0019-pickup.ts'
import * as savedNotes from './migrations/checkout/0038-saved-notes.ts'
import * as usedOnce from './migrations/checkout/0040-used-once.ts'
import * as orderStates from './migrations/checkout/0041-order-states.ts'
import * as forgottenLines from './migrations/checkout/0050-forgotten-lines.ts'
import * as news from './migrations/content/0032-news.ts'
import * as stores from './migrations/content/0034-stores.ts'
import * as assetFiles from './migrations/content/0036-asset-files.ts'
import * as categoryPictures from './migrations/content/0037-category-pictures.ts'
import * as categoryGuides from './migrations/content/0049-category-guides.ts'
import * as catalogueVersion from './migrations/content/0051-catalogue-version.ts'
import * as reviews from './migrations/content/0052-reviews.ts'
import * as sharedSalts from './migrations/security/0042-shared-salts.ts'
import * as codeFailures from './migrations/security/0043-code-failures.ts'
import * as queues from './migrations/security/0044-queues.ts'
import * as uploadParts from './migrations/security/0045-upload-parts.ts'
import * as knownDevices from './migrations/security/0046-known-devices.ts'
import * as newTokens from './migrations/security/0047-new-tokens.ts'
import * as delays from './migrations/security/0048-delays.ts'
import type { Database } from './schema.ts'

/** In order. A migration that has run somewhere is never changed; the next change is a new file. */
const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-customers': customers,
  '0003-carts-and-orders': carts,
  '0004-service': service,
  '0005-house': house,
  '0006-shelf': shelf,
  '0007-search': search,
  '0008-coupons': coupons,
  '0009-sent-orders': sentOrders,
  '0010-confirmed-addresses': confirmedAddresses,
  '0011-markets': markets,
  '0012-baskets': baskets,
  '0013-delivery': delivery,
  '0014-guests': guests,
  '0015-vat': vat,
  '0016-regions': regions,
  '0017-cards': cards,
  '0018-cities': cities,
  '0019-pickup': pickup,
  '0020-guest-lists': guestLists,
  '0021-shared-lists': sharedLists,
  '0022-given': given,
  '0023-top-ups': topUps,
  '0024-refunds': refunds,
  '0025-withdrawals': withdrawals,
  '0026-two-factor': twoFactor,
  '0027-devices': devices,
  '0028-passkeys': passkeys,
  '0029-profile': profile,
  '0030-choices': choices,
  '0031-erasure': erasure,
  '0032-news': news,
  '0034-stores': stores,
  '0036-asset-files': assetFiles,
  '0037-category-pictures': categoryPictures,
  '0038-saved-notes': savedNotes,
  '0039-paid-back': paidBack,
  '0040-used-once': usedOnce,
  '0041-order-states': orderStates,
  '0042-shared-salts': sharedSalts,
  '0043-code-failures': codeFailures,
  '0044-queues': queues,
  '0045-upload-parts': uploadParts,
  '0046-known-devices': knownDevices,
  '0047-new-tokens': newTokens,
  '0048-delays': delays,
  '0049-category-guides': categoryGuides,
  '0050-forgotten-lines': forgottenLines,
  '0051-catalogue-version': catalogueVersion,
  '0052-reviews': reviews,
}

/**
 * Whether exactly these migrations have run. Kysely would first read the columns of every table, which takes a quarter
 * of a second.
 */
async function isUpToDate(db: Kysely<Database>): Promise<boolean> {
  const table = await sql<{ name: string | null }>`select to_regclass(${DEFAULT_MIGRATION_TABLE}) as name`.execute(db)
  if (!table.rows[0]?.name) return false
  const done = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const steps = Object.keys(migrations)
  return done.rows.length === steps.length && done.rows.every(({ name }) => name in migrations)
}

/**
 * Migrates the database to the newest step, or to an earlier step by its name. Kysely's lock lets multiple processes
 * call it at once. Throws the database's errors, and ExtensionError.
 */
export async function migrate(db: Kysely<Database>, step?: string): Promise<void> {
  if (step === undefined && (await isUpToDate(db))) return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = step === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(step)
  if (error) throw error
}
