import { mentorChoiceErrors } from '@residency/contract/areas/mentors/choice/access'
import { listUnplaced, placeTrainee } from '@residency/contract/areas/mentors/choice/match.contract'
import { listFreePlaces } from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choicesOf, choose, mistakes, press, reads } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import PlaceDialog from './place-dialog.tsx'

const server = openServer()

const trainee = sampleOf(listUnplaced.answer.shape.list.element, { id: 6, name: '李明' })

test('only mentors with a place left are offered; one that was just taken is said', async () => {
  const onClose = vi.fn()

  server.answer(listFreePlaces, [
    { entryId: 1, name: '王老师', department: '检验科', free: 1 },
    { entryId: 2, name: '赵老师', department: '输血科', free: 0 },
    { entryId: 3, name: '孙老师', department: '病理科', free: 2 },
  ])

  show(<PlaceDialog isOpen windowId={5} trainee={trainee} onClose={onClose} />)

  expect((await choicesOf('导师')).map(({ textContent }) => textContent)).toEqual([
    '王老师 · 检验科（剩 1 名）',
    '孙老师 · 病理科（剩 2 名）',
  ])

  server.refuse(placeTrainee, mentorChoiceErrors.placesJustTaken, '名额刚刚用完，请刷新后重试')
  await choose('导师', /王老师/)
  await press('分配导师')
  await waitFor(() =>
    expect([...mistakes(), document.body.textContent].join()).toContain('名额刚刚用完'),
  )
  expect(onClose).not.toHaveBeenCalled()

  server.answer(placeTrainee, null)
  await choose('导师', /孙老师/)
  await press('分配导师')
  await reads('已为李明分配导师')
  expect(server.sent(placeTrainee)[1]).toMatchObject({ id: 5, traineeId: 6, entryId: 3 })
})
