import { describe, expect, it } from 'vitest'
import { allowedActions, decide, flow, startsFrom } from './flow.ts'

const paper = flow({
  name: 'paper',
  states: ['draft', 'submitted', 'approved', 'returned'],
  initial: 'draft',
  relations: ['owner', 'reviewer', 'office'],
  actions: {
    submit: {
      kind: 'forward',
      from: ['draft', 'returned'],
      to: 'submitted',
      permission: 'test:paper:submit',
      as: ['owner'],
      ownAllowed: true,
    },
    approve: {
      kind: 'forward',
      from: ['submitted'],
      to: 'approved',
      permission: 'test:paper:review',
      as: ['reviewer'],
    },
    return: {
      kind: 'back',
      from: ['submitted'],
      to: 'returned',
      permission: 'test:paper:review',
      as: ['reviewer'],
      needs: ['reason'],
    },
    seal: {
      kind: 'forward',
      from: ['submitted'],
      to: 'approved',
      permission: 'test:paper:review',
      as: ['reviewer', 'office'],
      needs: ['reason', 'file'],
    },
    reopen: { kind: 'back', from: ['approved'], to: 'draft', permission: 'test:paper:reopen' },
  },
})

const actor = (...permissions: string[]) => ({ permissions: new Set(permissions), isRoot: false })

it('an action begins in the states that the flow names, for any person', () => {
  const starts = [...paper.states, null, undefined].filter((state) =>
    startsFrom(paper, 'submit', state),
  )

  expect(starts).toEqual(['draft', 'returned'])
})
const root = { permissions: new Set<string>(), isRoot: true }
type Relation = (typeof paper.relations)[number]
const as = (...relations: Relation[]) => new Set(relations)

describe('the actions of a record', () => {
  it('are those of its state', () => {
    const owner = actor('test:paper:submit')

    expect(allowedActions(paper, 'draft', owner, as('owner'))).toEqual(['submit'])
    expect(allowedActions(paper, 'returned', owner, as('owner'))).toEqual(['submit'])
    expect(allowedActions(paper, 'submitted', owner, as('owner'))).toEqual([])
  })

  it('need the permission, even with the right relation', () => {
    expect(allowedActions(paper, 'submitted', actor(), as('reviewer'))).toEqual([])
  })

  it('need every relation they name', () => {
    const reviewer = actor('test:paper:review')

    expect(allowedActions(paper, 'submitted', reviewer, as())).toEqual([])

    expect(allowedActions(paper, 'submitted', reviewer, as('reviewer'))).toEqual([
      'approve',
      'return',
    ])

    expect(allowedActions(paper, 'submitted', reviewer, as('reviewer', 'office'))).toEqual([
      'approve',
      'return',
      'seal',
    ])
  })

  it('are open to every holder of the permission when they name no relation', () => {
    expect(allowedActions(paper, 'approved', actor('test:paper:reopen'), as())).toEqual(['reopen'])
  })

  it('on one’s own record are only those that say so', () => {
    expect(
      allowedActions(paper, 'submitted', actor('test:paper:review'), as('owner', 'reviewer')),
    ).toEqual([])
    expect(allowedActions(paper, 'approved', actor('test:paper:reopen'), as('owner'))).toEqual([])
  })

  it('of a holder of everything still follow state, relations and the bar on one’s own record', () => {
    expect(allowedActions(paper, 'submitted', root, as('reviewer'))).toEqual(['approve', 'return'])
    expect(allowedActions(paper, 'submitted', root, as())).toEqual([])
    expect(allowedActions(paper, 'submitted', root, as('owner', 'reviewer'))).toEqual([])
    expect(allowedActions(paper, 'approved', root, as())).toEqual(['reopen'])
  })

  it('no action is possible in an undeclared state', () => {
    expect(allowedActions(paper, 'lost', root, as('owner', 'reviewer', 'office'))).toEqual([])
  })
})

describe('deciding an action', () => {
  const reviewer = actor('test:paper:review')
  const submitted = { state: 'submitted', relations: as('reviewer', 'office') }

  it('answers the state it leads to', () => {
    expect(decide(paper, 'approve', submitted, reviewer, {})).toEqual({ to: 'approved' })
    expect(decide(paper, 'return', submitted, reviewer, { reason: 'page 2 is missing' })).toEqual({
      to: 'returned',
    })
  })

  it('a second time is refused', () => {
    expect(decide(paper, 'approve', { ...submitted, state: 'approved' }, reviewer, {})).toEqual({
      refused: 'notNow',
    })
  })

  it('without its reason or with an empty one is refused', () => {
    for (const reason of [undefined, null, ''])
      expect(decide(paper, 'return', submitted, reviewer, { reason })).toEqual({
        refused: 'reason',
      })
  })

  it('names the first input that is missing', () => {
    expect(decide(paper, 'seal', submitted, reviewer, {})).toEqual({ refused: 'reason' })
    expect(decide(paper, 'seal', submitted, reviewer, { reason: 'ready' })).toEqual({
      refused: 'file',
    })
    expect(decide(paper, 'seal', submitted, reviewer, { reason: 'ready', file: 'f1' })).toEqual({
      to: 'approved',
    })
  })

  it('a person who may not act learns nothing about missing inputs', () => {
    expect(decide(paper, 'return', submitted, actor(), {})).toEqual({ refused: 'notNow' })
  })
})
