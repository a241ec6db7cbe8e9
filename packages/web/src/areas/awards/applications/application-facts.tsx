import type { AwardApplication } from '@residency/contract/areas/awards/applications/award-application.contract'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { say, useText } from '../../../platform/i18n.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { applicationText } from './application.text.ts'

type ApplicationFactValues = Omit<AwardApplication, 'actions'> & { conditions?: string | null }

/** The facts of an application, as pages show them. */
function useApplicationFacts(): (one: ApplicationFactValues) => Fact[] {
  const text = useText(applicationText)
  const { fields } = useText(awardApplicationWords)
  const kinds = useText(awardKindWords).fields
  const some = (label: string, value: string | null | undefined, isWide = false): Fact[] =>
    value ? [[label, value, isWide]] : []

  return (one) => [
    [kinds.kindId, say(text.kindLine, { kind: one.kind, year: one.year })],
    [kinds.level, one.levelLabel],
    ...some(kinds.baseId, one.base),
    ...some(fields.organisation, one.organisation),
    ...some(fields.position, one.position),
    [text.way, one.nominatedBy ? say(text.byBase, { name: one.nominatedBy }) : text.byPerson],
    [text.submittedAt, one.submittedAt],
    ...some(text.decided, one.decidedBy && `${one.decidedBy} · ${one.decidedAt}`),
    ...some(text.own.conditions, one.conditions, true),
    ...some(fields.statement, one.statement, true),
    ...some(fields.reason, one.reason, true),
  ]
}

export const ApplicationFacts = ({
  applicationFact,
}: {
  applicationFact: ApplicationFactValues
}) => <FactList facts={useApplicationFacts()(applicationFact)} />
