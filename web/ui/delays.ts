/** Delays in milliseconds for opening and closing menus and tooltips. */
export const delays = {
  /** Menus of the top bar: within `skip` of closing one, the next opens at once. */
  navigation: { open: 200, close: 150, skip: 300 },
  tooltip: { open: 700, skip: 300 },
  /** Names of the collapsed side bar's entries; `grace` keeps a name after the pointer has left. */
  sideBar: { open: 100, grace: 300 },
};
