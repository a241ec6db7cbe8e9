import {
  type Channel,
  channels,
} from '@residency/contract/areas/messages/deliveries/delivery.contract'
import {
  changePreferences,
  getPreferences,
  type Preference,
} from '@residency/contract/areas/messages/preferences/preference.contract'
import { messagesWords } from '@residency/contract/areas/messages/text'
import { Checkbox, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import './preferences.css'
import { preferencesText } from './preferences.text.ts'

type Change = { kinds: string[]; channel: Channel; isOn: boolean }

type BoxProps = {
  label: string
  channel: Channel
  kinds: readonly Preference[]
  onChange: (change: Change) => void
}

/** One channel for one kind or for all of a stage; what is urgent stays on. */
function ChannelBox({ label, channel, kinds, onChange }: BoxProps) {
  const open = kinds.filter((kind) => kind.channels.includes(channel))
  const free = open.filter(({ pace }) => pace !== 'urgent')
  if (open.length === 0) return <span className="soft">—</span>

  const taken = open.filter(
    ({ refused, pace }) => pace === 'urgent' || !refused.includes(channel),
  ).length

  return (
    <Checkbox
      aria-label={label}
      checked={taken === open.length}
      indeterminate={taken > 0 && taken < open.length}
      disabled={free.length === 0}
      onChange={({ target }) =>
        onChange({ kinds: free.map(({ kind }) => kind), channel, isOn: target.checked })
      }
    />
  )
}

/**
 * Which notices reach the reader by other channels than the site: a stage as a whole, or kind by
 * kind.
 */
export function NotificationPreferences() {
  const text = useText(preferencesText)
  const words = useText(messagesWords)
  const { data } = useEndpoint(getPreferences, {})
  const { mutate } = useChange([getPreferences.path], (change: Change) =>
    call(changePreferences, change),
  )
  if (!data)
    return (
      <section className="panel" aria-label={text.title}>
        <h2>{text.title}</h2>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </section>
    )

  const ways = channels.filter((way) => data.kinds.some((kind) => kind.channels.includes(way)))
  const missing = ways
    .filter((way) => !data.reachable.includes(way))
    .map((way) => words.channels[way])
  const groups = [...new Set(data.kinds.map(({ group }) => group))]

  const boxes = (name: string, kinds: readonly Preference[]) =>
    ways.map((channel) => (
      <span key={channel} className="preference-box">
        <ChannelBox
          channel={channel}
          kinds={kinds}
          label={`${name} ${words.channels[channel]}`}
          onChange={mutate}
        />
      </span>
    ))

  return (
    <section
      className="panel notice-ways"
      style={{ ['--ways' as string]: ways.length }}
      aria-label={text.title}
    >
      <h2>{text.title}</h2>
      <p className="soft">{text.lead}</p>
      {missing.length > 0 && (
        <p className="soft">{say(text.unreachable, { ways: missing.join(text.comma) })}</p>
      )}
      <div className="preference-row is-head" aria-hidden="true">
        <span>{words.fields.group}</span>
        {ways.map((way) => (
          <span key={way} className="preference-box">
            {words.channels[way]}
          </span>
        ))}
      </div>
      {groups.map((group) => (
        <StageRows
          key={group}
          group={group}
          kinds={data.kinds.filter((kind) => kind.group === group)}
          boxes={boxes}
        />
      ))}
    </section>
  )
}

type StageProps = {
  group: string
  kinds: readonly Preference[]
  boxes: (name: string, kinds: readonly Preference[]) => ReactNode
}

/** A stage with its boxes, and below it its kinds once it is opened. */
function StageRows({ group, kinds, boxes }: StageProps) {
  const words = useText(messagesWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="preference-row">
        <button
          type="button"
          className="preference-stage"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {group}
        </button>
        {boxes(group, kinds)}
      </div>
      {isOpen &&
        kinds.map((kind) => (
          <div key={kind.kind} className="preference-row is-kind">
            <span>
              {kind.name}
              <small className="soft">{words.paces[kind.pace]}</small>
            </span>
            {boxes(kind.name, [kind])}
          </div>
        ))}
    </>
  )
}
