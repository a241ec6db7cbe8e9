/** Lets the browser paint and answer a touch before the work goes on. */
export const nextTurn = () => new Promise<void>((done) => setTimeout(done))
