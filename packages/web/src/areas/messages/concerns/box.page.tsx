import { Alert, Button, Checkbox } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useConcernBox } from './concern.queries.ts'
import { concernText } from './concern.text.ts'
import './concerns.css'
import { FOLLOW, hashOf } from './concern.rules.ts'

/**
 * View key message/concern/box: who reads the concerns, and how the sender stays unknown. What is
 * ticked travels in the fragment of the link, which no browser sends.
 */
export default function ConcernBoxPage() {
  const { box: text } = useText(concernText)
  const { data, error, refetch } = useConcernBox()
  const [hidden, setHidden] = useState<readonly number[]>([])
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const { readers } = data
  const isNobodyLeft = readers.every(({ id }) => hidden.includes(id))

  const toggle = (id: number, isHidden: boolean) =>
    setHidden((before) => (isHidden ? [...before, id] : before.filter((one) => one !== id)))

  return (
    <section className="concern-box">
      <PageHead title={text.title} lead={text.lead} />
      <section className="panel">
        <h2>{text.readersTitle}</h2>
        {readers.length > 0 && <p>{text.readers}</p>}
        <div className="concern-readers">
          {readers.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={hidden.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            >
              {say(text.hide, { name })}
            </Checkbox>
          ))}
        </div>
        {isNobodyLeft && (
          <Alert type="warning" showIcon title={readers.length > 0 ? text.nobody : text.none} />
        )}
        <div className="concern-buttons">
          {!isNobodyLeft && (
            <Link to={`/white/concern${hashOf(hidden)}`}>
              <Button type="primary" tabIndex={-1}>
                {text.write}
              </Button>
            </Link>
          )}
          <Link to={`/white/concern${FOLLOW}`}>
            <Button tabIndex={-1}>{text.follow}</Button>
          </Link>
        </div>
      </section>
      <section className="panel">
        <h2>{text.howTitle}</h2>
        <ul>
          {text.how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </section>
  )
}
