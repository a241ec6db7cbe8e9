import type { OwnLevels } from '@residency/contract/areas/competence/levels/level.contract'
import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { Button, Checkbox } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useAgreeToPhoto, useOwnLevels, useRevokeOwnBadge } from './level.queries.ts'
import { levelText } from './level.text.ts'
import { LevelList } from './level-list.tsx'

/** View key competence/own/index: the reader’s own levels, badge and photo. */
export default function OwnLevelsPage() {
  const text = useText(levelText)
  const { data, error, refetch } = useOwnLevels()
  if (data === undefined)
    return <Pending title={text.ownTitle} error={error} onRetry={() => void refetch()} />

  if (data === null)
    return (
      <section>
        <PageHead title={text.ownTitle} lead="" />
        <div className="panel list-message">{text.noTrainee}</div>
      </section>
    )

  const { items } = data
  const granted = items.filter(({ level }) => level !== null).length

  return (
    <section>
      <PageHead title={text.ownTitle} lead={say(text.ownLead, { total: items.length, granted })} />
      <section className="panel">
        <h2>{text.items}</h2>
        <LevelList traineeId={data.traineeId} items={items} />
      </section>
      <Badge badge={data.badge} />
      <Photo photo={data.photo} />
      <Ended ended={data.ended} />
    </section>
  )
}

function Badge({ badge }: Pick<OwnLevels, 'badge'>) {
  const text = useText(levelText)
  const revoke = useRevokeOwnBadge()

  const report = async () => {
    const question = {
      title: text.lostQuestion,
      content: text.lostNote,
      okText: text.lostOk,
      danger: true,
    }
    if (await ask(question))
      revoke.mutate(undefined, { onSuccess: () => void toast.success(text.lostDone) })
  }

  return (
    <section className="panel">
      <h2>{text.badge}</h2>
      <p>
        {badge ? say(text.badgeIs, { day: badge.issuedOn, count: badge.lookups }) : text.noBadge}
      </p>
      {badge && (
        <Button danger loading={revoke.isPending} onClick={() => void report()}>
          {text.lost}
        </Button>
      )}
    </section>
  )
}

function Photo({ photo }: Pick<OwnLevels, 'photo'>) {
  const text = useText(levelText)
  const agree = useAgreeToPhoto()

  const save = (isAgreed: boolean) =>
    agree.mutate(isAgreed ? 1 : 0, { onSuccess: () => void toast.success(text.agreed) })

  return (
    <section className="panel">
      <h2>{text.photo}</h2>
      {!photo.isShown && <p className="soft">{text.photoOff}</p>}
      {photo.actions.length > 0 && (
        <>
          <Checkbox
            checked={photo.isAgreed === 1}
            disabled={agree.isPending}
            onChange={(event) => save(event.target.checked)}
          >
            {text.agree}
          </Checkbox>
          <p className="soft">{text.photoNote}</p>
        </>
      )}
    </section>
  )
}

function Ended({ ended }: Pick<OwnLevels, 'ended'>) {
  const text = useText(levelText)
  const { states } = useText(levelWords).flows.competenceGrant
  if (ended.length === 0) return null

  return (
    <section className="panel">
      <h2>{text.ended}</h2>
      <ul className="observation-list">
        {ended.map(({ id, state, reason, ...level }) => (
          <li key={id}>
            {say(text.endedLine, level)} <span className="soft">{states[state]}</span>
            {reason && <div className="soft">{reason}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}
