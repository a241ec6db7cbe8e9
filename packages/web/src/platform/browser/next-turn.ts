/** Lets the browser paint and answer a touch before the work continues. */
export const nextTurn = () => new Promise<void>((done) => setTimeout(done))
