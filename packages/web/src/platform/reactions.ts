/** Callbacks of the application for the platform and the areas. */
type Reactions = {
  /** The session has ended: clear it and go to the login of the page. */
  resetSession: () => void | Promise<void>

  /** Log out on the server and leave. */
  logOut: () => void | Promise<void>

  /** Reload the reader's permissions and menus after menus or roles changed. */
  refreshOwnRights: () => void | Promise<void>
}

const nothing = () => {}
let reactions: Reactions = { resetSession: nothing, logOut: nothing, refreshOwnRights: nothing }

/** Called once at startup. */
export const installReactions = (callbacks: Reactions) => {
  reactions = callbacks
}

export const resetSession = () => reactions.resetSession()
export const logOut = () => reactions.logOut()
export const refreshOwnRights = () => reactions.refreshOwnRights()
