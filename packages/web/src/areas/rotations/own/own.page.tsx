import { say, useText } from '../../../platform/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { OwnExits } from '../blocks/own-exits.tsx'
import { useOwnRotation } from './own.queries.ts'
import { ownText } from './own.text.ts'
import { RotationActions, RotationView } from './rotation-view.tsx'
import { useOwnWords } from './use-own-words.ts'

/** View key rotation/own/index: the trainee's own rotation. */
export default function OwnRotationPage() {
  const text = useText(ownText)
  const { menus } = useOwnWords()
  const title = menus['rotation.own']
  const { data, error, refetch } = useOwnRotation()
  if (data === undefined) return <Pending title={title} error={error} onRetry={() => void refetch()} />
  return (
    <section className="rotation-page">
      <div className="screen-head">
        <div>
          <h1>{title}</h1>
          <p className="screen-lead">{data ? say(text.lead, { major: data.major, base: data.base }) : '\u00a0'}</p>
        </div>
        <div className="screen-actions">{data && <RotationActions id={null} rotation={data} />}</div>
      </div>
      {data && <OwnExits />}
      {data ? <RotationView rotation={data} /> : <div className="panel list-message">{text.notTrainee}</div>}
    </section>
  )
}
