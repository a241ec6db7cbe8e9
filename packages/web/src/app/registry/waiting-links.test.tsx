import { examPermissions } from '@residency/contract/areas/exams/exam/access'
import type { WaitingPlace } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buttons } from '../../testing/person.ts'
import { show } from '../../testing/show.tsx'
import { uiText } from '../../ui/ui.text.ts'
import { AREAS } from './areas.ts'

const INTAKE_FIRST = 'the page reads its intake first'
const STEPS = 'the page shows the states as steps'

/** Kinds whose page shows no list at once, or its filter in another way. */
const OTHERS: Readonly<Record<string, string>> = {
  arrangeExams: INTAKE_FIRST,
  enterScores: INTAKE_FIRST,
  checkScores: INTAKE_FIRST,
  correctScores: INTAKE_FIRST,
  answerScoreReviews: INTAKE_FIRST,
  callWaiting: INTAKE_FIRST,
  callIn: STEPS,
  signAgreements: STEPS,
  enrolTrainees: STEPS,
  amendEntries: 'the page shows the days of one stay',
}

const asked: URL[] = []

const areas = await Promise.all(AREAS.map(({ load }) => load()))
const links = areas.flatMap(({ waiting, pages }) =>
  Object.entries(waiting ?? {}).flatMap(([kind, place]) => {
    const { view, query } = place as WaitingPlace
    return query && !OTHERS[kind] ? [{ kind, query, load: pages[view]! }] : []
  }),
)

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'http://localhost'))
    return new Promise(() => {})
  })
})

afterEach(() => vi.unstubAllGlobals())

test('most kinds with filters are looked at', () => {
  expect(links.length).toBeGreaterThan(50)
})

test.each(links)(
  '$kind opens its list with its filters, which are shown',
  async ({ query, load }) => {
    const { default: Page } = (await load()) as { default: ComponentType }
    const filters = Object.entries(query)

    show(<Page />, { at: `/?${new URLSearchParams(query)}`, perms: [examPermissions.manage] })

    await waitFor(() =>
      expect(
        asked.some(({ searchParams }) =>
          filters.every(([name, value]) => searchParams.get(name) === value),
        ),
        asked.map(({ pathname, search }) => pathname + search).join('\n'),
      ).toBe(true),
    )
    expect(buttons(uiText['zh-cn'].clearFilters)).toHaveLength(1)
  },
)
