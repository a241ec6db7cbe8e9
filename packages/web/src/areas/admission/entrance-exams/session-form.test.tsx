import { expect, test } from 'vitest'
import { reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { SessionForm } from './session-form.tsx'

openServer()

test('a session whose start is in the past is warned of before it is saved', async () => {
  show(<SessionForm isOpen id={null} intakeId={1} onClose={() => {}} />)

  await type('考试日期', '2020-01-06')
  expect(await reads('开始时刻已过：这个场次不能再安排考生')).toBeTruthy()
})
