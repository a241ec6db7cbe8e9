import { levelPermissions as may } from '@residency/contract/areas/competence/levels/access'
import { Can } from '../../../platform/permissions.tsx'
import { useText } from '../../../platform/texts/i18n.ts'
import { useLevels, useOwnLevels } from './level.queries.ts'
import { levelText } from './level.text.ts'
import { LevelList } from './level-list.tsx'

/**
 * The levels of a trainee on the page of competencies; null: the reader’s own. Readers who may not
 * see levels see nothing.
 */
export const SupervisionLevels = ({ traineeId }: { traineeId: number | null }) => (
  <Can perm={[traineeId === null ? may.own : may.list]}>
    {traineeId === null ? <OwnLevels /> : <LevelsOf id={traineeId} />}
  </Can>
)

type LevelSheet = Parameters<typeof LevelList>[0]

function Panel({ sheet }: { sheet: LevelSheet | null | undefined }) {
  const text = useText(levelText)
  if (!sheet || sheet.items.length === 0) return null

  return (
    <section className="panel">
      <h2>{text.part}</h2>
      <LevelList traineeId={sheet.traineeId} items={sheet.items} />
    </section>
  )
}

const OwnLevels = () => <Panel sheet={useOwnLevels().data} />
const LevelsOf = ({ id }: { id: number }) => <Panel sheet={useLevels(id).data} />
