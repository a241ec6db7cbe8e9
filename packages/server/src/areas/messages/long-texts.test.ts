import { expect, test } from 'vitest'
import { informOf } from '../../testing/builders/informs.ts'
import { openServer } from '../../testing/server/open-server.ts'

/** A person without the right to the texts of these tables still gets their lists. */
test('lists of informs, news and collections read no texts, however long these are', async () => {
  const server = await openServer()
  const office = await server.as('bhb')
  const written = await office.post('/api/v1/informs', informOf({ everyone: true }))
  const { id } = written.data as { id: number }

  for (const table of ['message_informs', 'message_news', 'message_collections']) {
    const { rows } = await server.asOwner(
      `select string_agg(column_name, ',') as names from information_schema.columns where table_name = '${table}' and column_name <> 'body'`,
    )
    await server.asOwner(
      `revoke select on ${table} from residency_app; grant select (${rows[0].names}) on ${table} to residency_app`,
    )
  }

  for (const path of [
    'informs',
    'ownInforms',
    'newsItems',
    'news',
    'collections',
    'ownCollections',
  ])
    expect(
      await (await server.as(path.startsWith('own') ? 'student' : 'bhb')).get(
        `/api/v1/${path}?pageSize=200`,
      ),
      path,
    ).toMatchObject({
      status: 200,
    })

  expect(await office.get(`/api/v1/informs/${id}`)).toMatchObject({ status: 500 })
})
