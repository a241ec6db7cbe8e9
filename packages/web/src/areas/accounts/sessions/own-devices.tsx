import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Outline } from '../../../ui/outline.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { centreText } from '../own-account/centre.text.ts'
import { deviceOf } from './device.rules.ts'
import { useForgetDevice, useOwnDevices } from './session.queries.ts'

/**
 * Devices on which the reader has logged in within half a year; one that was given away is
 * forgotten here.
 */
export function OwnDevices() {
  const text = useText(centreText)
  const { data } = useOwnDevices()
  const forget = useForgetDevice()

  const act = async (id: number, name: string) => {
    const question = {
      title: say(text.forgetQuestion, { name }),
      content: text.forgetContent,
      okText: text.forget,
      danger: true,
    }
    if (await ask(question)) forget.mutate(id, { onSuccess: () => toast.success(text.forgotten) })
  }

  return (
    <section className="panel" aria-label={text.devices}>
      <h2>{text.devices}</h2>
      <p className="soft">{text.devicesLead}</p>
      {!data && <Outline isBare rows={2} />}
      {data?.length === 0 && <p className="soft">{text.noDevices}</p>}
      <ul className="session-list">
        {data?.map(({ id, agent, firstUsedAt, lastUsedAt, isThisOne }) => {
          const name = agent ? deviceOf(agent) : text.unnamedDevice
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong>{' '}
                {isThisOne && <StateTag tone="good">{text.thisDevice}</StateTag>}
                <small>
                  {text.lastLogin} <DateCell value={lastUsedAt} hasTime />
                  {firstUsedAt && (
                    <>
                      {' · '}
                      {text.firstLogin} <DateCell value={firstUsedAt} />
                    </>
                  )}
                </small>
              </div>
              <Button
                loading={forget.isPending && forget.variables === id}
                onClick={() => void act(id, name)}
              >
                {text.forget}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
