import type { ItemLevel } from '@residency/contract/areas/competence/levels/level.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { levelText } from './level.text.ts'
import { LevelLegend } from './level-legend.tsx'
import { LevelScale } from './level-scale.tsx'

const ObservationDialog = lazyDialog(() =>
  import('./observation-dialog.tsx').then((part) => part.ObservationDialog),
)

type Props = { traineeId: number; items: readonly ItemLevel[] }

/** The items of a trainee with level, end and the latest observations; an item opens them. */
export function LevelList({ traineeId, items }: Props) {
  const text = useText(levelText)
  const [opened, setOpened] = useState<ItemLevel | null>(null)
  if (items.length === 0) return <p className="soft">{text.emptyItems}</p>

  return (
    <>
      <ul className="level-list">
        {items.map((item) => (
          <ItemLine key={item.itemId} item={item} onOpen={() => setOpened(item)} />
        ))}
      </ul>
      <LevelLegend />
      <ObservationDialog
        isOpen={opened !== null}
        traineeId={traineeId}
        item={opened}
        onClose={() => setOpened(null)}
      />
    </>
  )
}

function ItemLine({ item, onOpen }: { item: ItemLevel; onOpen: () => void }) {
  const text = useText(levelText)
  const { name, neededLevel, observations, helps } = item

  return (
    <li>
      <div>
        {observations > 0 ? (
          <Button type="link" onClick={onOpen}>
            {name}
          </Button>
        ) : (
          <strong>{name}</strong>
        )}
        {neededLevel !== null && <p className="soft">{say(text.needed, { level: neededLevel })}</p>}
      </div>
      <LevelFacts item={item} />
      <div>
        {observations > 0 ? say(text.observed, { count: observations }) : text.notObserved}{' '}
        <span className="help-marks" role="img" aria-label={`${text.latest}: ${helps.join(' ')}`}>
          {helps.map((help, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no id, and never move
            <span key={place} className="figures">
              {help}
            </span>
          ))}
        </span>
      </div>
    </li>
  )
}

function LevelFacts({ item }: { item: ItemLevel }) {
  const text = useText(levelText)
  const { level, since, until, granter, proposed } = item

  return (
    <div>
      {level === null ? (
        <span className="soft">{text.none}</span>
      ) : (
        <>
          <LevelScale level={level} />
          <p className="soft figures">
            {say(text.until, { until: until ?? '' })} ·{' '}
            {say(text.since, { since: since ?? '', granter: granter ?? '' })}
          </p>
        </>
      )}
      {proposed !== null && <p className="soft">{say(text.proposed, { level: proposed })}</p>}
    </div>
  )
}
