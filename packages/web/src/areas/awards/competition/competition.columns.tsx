import type { AwardCompetition } from '@residency/contract/areas/awards/competition/award-competition.contract'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { competitionText } from './competition.text.ts'
import { COMPETITION_TONES } from './competition-tones.rules.ts'

/** Columns of the competitions. */
export function useCompetitionColumns(onOpen: (id: number) => void): Column<AwardCompetition>[] {
  const text = useText(competitionText)
  const { states } = useText(awardCompetitionWords).flows.awardCompetition
  const { fields } = useText(awardKindWords)

  return [
    linesColumn('kind', fields.kindId, { width: 220, card: 'title' }, (row) => ({
      name: say(text.kindLine, { kind: row.kind, year: row.year }),
      note: say(text.round, { round: row.round }),
      onOpen: () => onOpen(row.id),
    })),
    figuresColumn('candidates', text.candidates, { width: 90, align: 'right', card: 'fact' }),
    {
      key: 'reviewers',
      sort: 'submitted',
      title: text.reviewers,
      width: 140,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {say(text.progress, { submitted: row.submitted, reviewers: row.reviewers })}
        </span>
      ),
    },
    stateColumn('state', text.state, { width: 110, tones: COMPETITION_TONES, words: states }),
  ]
}
