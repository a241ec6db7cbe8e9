/**
 * A carrier (SMS, WeChat, mail) did not take a message. `reason` is a key that people are shown in
 * words; it never holds an address, a number or a text. `isFinal`: another try could not succeed.
 */
export class DeliveryError extends Error {
  readonly reason: string
  readonly isFinal: boolean

  constructor(reason: string, isFinal = false) {
    super(reason)
    this.name = 'DeliveryError'
    this.reason = reason
    this.isFinal = isFinal
  }
}
