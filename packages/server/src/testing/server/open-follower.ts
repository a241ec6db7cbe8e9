import { openDb } from '../../platform/db/connect/pool.ts'
import { closeWithServers, openServer } from './open-server.ts'

/** How far a follower is, as it says itself. */
type FollowerState = { follows?: boolean; position?: string; replayed?: string }

/** The product measures how far a replica is at most once in half a second. */
const MEASURED_AGAIN_MS = 600

/** What PostgreSQL answers on a server that follows another one, from a row that tests change. */
const FOLLOWER = `
  create schema follower;
  grant usage on schema follower to public;
  create table follower.state (follows boolean, position pg_lsn, replayed timestamptz);
  insert into follower.state values (true, 'FFFF/0', null);
  grant select on follower.state to public;
  create function follower.pg_is_in_recovery() returns boolean language sql as
    'select follows from follower.state';
  create function follower.pg_last_wal_replay_lsn() returns pg_lsn language sql as
    'select position from follower.state';
  create function follower.pg_last_xact_replay_timestamp() returns timestamptz language sql as
    'select replayed from follower.state'`

/**
 * A database that the product takes for one that follows its own: another copy of the filled
 * template, on which nothing can be written. It has caught up until `setState` says otherwise.
 */
export async function openFollower() {
  const there = await openServer()

  await there.asOwner(FOLLOWER)

  const { db, pool } = openDb({
    ...there.connection,
    options: '-c search_path=follower,pg_catalog,public -c default_transaction_read_only=on',
    verify: undefined,
  })

  closeWithServers(() => pool.end())

  let written = ''

  return {
    db,
    asOwner: there.asOwner,
    async setState({ follows = true, position = 'FFFF/0', replayed = 'null' }: FollowerState) {
      const state = `follows = ${follows}, position = '${position}', replayed = ${replayed}`
      if (state === written) return

      written = state
      await there.asOwner(`update follower.state set ${state}`)
      await new Promise((done) => setTimeout(done, MEASURED_AGAIN_MS))
    },
  }
}
