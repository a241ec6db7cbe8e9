/** What the platform and the areas ask of the application above them. */
type Reactions = {
  /** The session has ended: forget it and go to the login that fits the page. */
  resetSession: () => void | Promise<void>
  /** End the session on the server and leave. */
  logOut: () => void | Promise<void>
  /** Read the reader's own permissions and menus again, after menus or roles were changed. */
  refreshOwnRights: () => void | Promise<void>
}
const nothing = () => {}
let reactions: Reactions = { resetSession: nothing, logOut: nothing, refreshOwnRights: nothing }

/** Called once, when the application starts. */
export const installReactions = (given: Reactions) => {
  reactions = given
}
export const resetSession = () => reactions.resetSession()
export const logOut = () => reactions.logOut()
export const refreshOwnRights = () => reactions.refreshOwnRights()
