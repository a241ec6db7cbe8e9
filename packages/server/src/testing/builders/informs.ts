import { demoText, EMPTY_CHOICE } from '../../demo/messages/informs.demo.ts'
import { findUserId } from '../find-records.ts'
import type { TestServer } from '../server/open-server.ts'

export const aText = (words: string) => demoText([words])

/** A choice of recipients with nobody in it. */
export const NOBODY = EMPTY_CHOICE

export const informOf = (recipients: object, over: object = {}) => ({
  title: '值班安排',
  body: aText('请各位按表值班。'),
  isUrgent: false,
  files: [],
  recipients: { ...NOBODY, ...recipients },
  ...over,
})

export const idOf = async (
  server: TestServer,
  table: 'bases' | 'departments',
  name: string,
): Promise<number> =>
  (
    await server.db
      .selectFrom(table)
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).id

export const userOf = async (server: TestServer, username: string): Promise<number> =>
  await findUserId(server, username)

/** Uploads a file as one does in a form; answers its key. */
export async function uploaded(
  server: TestServer,
  who: string,
  purpose: string,
  filename: string,
  content: Buffer,
): Promise<string> {
  const answer = await (await server.as(who)).form(`/fileOperation/attachment?purpose=${purpose}`, {
    file: { filename, content },
  })
  if (answer.status !== 200) throw new Error(`${filename}: ${answer.msg}`)

  return (answer.data as { filePath: string }).filePath
}
