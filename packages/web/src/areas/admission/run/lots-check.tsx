import { useEffect, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { admissionText } from './admission.text.ts'

type Lots = {
  seed: string | null
  commitment: string | null
  committedAt: string | null
  registrationId?: number
}

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Computed in the reader's browser with a library: plain-http intranets have no WebCrypto. */
function useComputed(seed: string | null, registrationId: number | undefined) {
  const [computed, setComputed] = useState<{ hash: string; lot: string | null } | null>(null)

  useEffect(() => {
    if (!seed) return setComputed(null)

    let isGone = false

    void Promise.all([import('@noble/hashes/sha2.js'), import('@noble/hashes/hmac.js')]).then(
      ([{ sha256 }, { hmac }]) => {
        const utf8 = (text: string) => new TextEncoder().encode(text)

        const lot =
          registrationId === undefined
            ? null
            : hex(hmac(sha256, utf8(seed), utf8(String(registrationId))))
        if (!isGone) setComputed({ hash: hex(sha256(utf8(seed))), lot })
      },
    )

    return () => {
      isGone = true
    }
  }, [seed, registrationId])

  return computed
}

/** The commitment and the seed of the lots, with a public check. */
export function LotsCheck({ seed, commitment, committedAt, registrationId }: Lots) {
  const { lots: text } = useText(admissionText)
  const computed = useComputed(seed, registrationId)
  const isSame = computed !== null && computed.hash === commitment

  return (
    <div className="lots-check">
      <p className="soft">{text.lead}</p>
      <dl>
        <dt>{text.commitment}</dt>
        <dd>
          <code>{commitment ?? '—'}</code>
          {committedAt && <small>{`${text.committedAt} ${committedAt}`}</small>}
        </dd>
        <dt>{text.seed}</dt>
        <dd>
          {seed ? <code>{seed}</code> : <span className="soft">{text.seedLater}</span>}
          {computed && (
            <StateTag tone={isSame ? 'good' : 'bad'}>{isSame ? text.match : text.differ}</StateTag>
          )}
        </dd>
        {seed && (
          <>
            <dt>{text.command}</dt>
            <dd>
              <code>{`printf %s ${seed} | sha256sum`}</code>
            </dd>
          </>
        )}
        {computed?.lot && (
          <>
            <dt>{say(text.own, { id: registrationId! })}</dt>
            <dd>
              <code>{computed.lot}</code>
              <small>{text.ownHelp}</small>
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}
