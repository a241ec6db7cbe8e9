import type { AwardApplication } from '@residency/contract/areas/awards/applications/award-application.contract'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { applicationText } from './application.text.ts'

type ApplicationFactValues = Omit<AwardApplication, 'actions'> & { conditions?: string | null }

/** The facts of an application, as pages show them. */
function useApplicationFacts(): (application: ApplicationFactValues) => Fact[] {
  const text = useText(applicationText)
  const { fields } = useText(awardApplicationWords)
  const kinds = useText(awardKindWords).fields
  const some = (label: string, value: string | null | undefined, isWide = false): Fact[] =>
    value ? [[label, value, isWide]] : []

  return (application) => [
    [kinds.kindId, say(text.kindLine, { kind: application.kind, year: application.year })],
    [kinds.level, application.levelLabel],
    ...some(kinds.baseId, application.base),
    ...some(fields.organisation, application.organisation),
    ...some(fields.position, application.position),
    [
      text.way,
      application.nominatedBy ? say(text.byBase, { name: application.nominatedBy }) : text.byPerson,
    ],
    [text.submittedAt, application.submittedAt],
    ...some(
      text.decided,
      application.decidedBy && `${application.decidedBy} · ${application.decidedAt}`,
    ),
    ...some(text.own.conditions, application.conditions, true),
    ...some(fields.statement, application.statement, true),
    ...some(fields.reason, application.reason, true),
  ]
}

export const ApplicationFacts = ({
  applicationFact,
}: {
  applicationFact: ApplicationFactValues
}) => <FactList facts={useApplicationFacts()(applicationFact)} />
