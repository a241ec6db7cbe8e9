import type { ConcernMessage } from '@residency/contract/areas/messages/concerns/sender.contract'

type Props = { messages: readonly ConcernMessage[]; sender: string; reader: string }

/** What the sender and the readers wrote, the first message first. */
export const MessageThread = ({ messages, sender, reader }: Props) => (
  <div>
    {messages.map(({ isOfSender, text, saidOn }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end
      <div key={index} className={`concern-message ${isOfSender ? '' : 'is-reader'}`}>
        <div className="soft">
          {isOfSender ? sender : reader} · <span className="figures">{saidOn}</span>
        </div>
        <p>{text}</p>
      </div>
    ))}
  </div>
)
