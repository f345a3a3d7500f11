import { type Kysely, sql } from 'kysely'
import { foldText } from '../../fold.ts'
import type { Database } from '../../schema.ts'

/**
 * The library stores files of the staff, beside the demo's own pictures: in an order, searchable by name, and
 * restorable for a day after their deletion.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  const assets = await db.selectFrom('asset').select(['id', 'name', 'title']).execute()
  for (const { id, name, title } of assets) {
    const search = foldText([name, ...Object.values(title ?? {})].join(' '))
    await db.updateTable('asset').set({ search, position: id }).where('id', '=', id).execute()
  }
}

const statements = [
  `alter table asset
    alter column photo drop not null,
    alter column thumbnail drop not null,
    alter column title drop not null,
    alter column width drop not null,
    alter column height drop not null,
    add column kind text not null default 'Image' check (kind in ('Image', 'Document', 'Video', 'Audio')),
    add column mime text not null default 'image/webp',
    add column bytes integer not null default 0 check (bytes >= 0),
    add column file_key text unique,
    add column position integer not null default 0,
    add column search text not null default '',
    add column upload_id text unique,
    add column is_draft boolean not null default false,
    add column uploaded_by integer references customer (id) on delete set null,
    add column created_at timestamptz not null default now(),
    add column deleted_at timestamptz,
    add check (photo is not null or file_key is not null)`,
  `drop index asset_by_folder`,
  `create index asset_in_folder on asset (folder_id, position, id)`,
  `create index asset_search on asset using gin (search gin_trgm_ops)`,
  `create index asset_uploader on asset (uploaded_by, created_at)`,
  `create index asset_deleted on asset (deleted_at) where deleted_at is not null`,
  `alter table asset_folder add column is_inbox boolean not null default false`,
  `create unique index asset_inbox on asset_folder (is_inbox) where is_inbox`,
  // The name of a picture while its sender can crop it, for a day.
  `create table asset_draft (
    name text primary key,
    asset_id integer not null references asset (id) on delete cascade,
    customer_id integer not null references customer (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index asset_draft_asset on asset_draft (asset_id)`,
  `create index asset_draft_customer on asset_draft (customer_id)`,
  `alter table audit_event add column subject text not null default ''`,
]
