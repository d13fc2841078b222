/**
 * Runs in the document's head. It records clicks before React listens, or in a part of the page that is not hydrated
 * yet, once for each control. ReplayClicks replays them when that part is hydrated. A click on a hydrated control removes
 * its recorded one, since React gets the new one.
 *
 * - `replay` clicks the replacement of a control that React has rendered again, once it exists.
 * - React stops events of a part that is not hydrated before they reach their target. `isHydrated` uses that: it sends
 *   an `auxclick`, which nothing handles. A click whose propagation something else stops is not recorded.
 * - The browser itself follows links and submits forms. `data-press` marks a link or a submit button to be recorded, too;
 *   its values 'theme' and 'files' are handled below at once, others have no meaning.
 * - The script changes the theme at once. It opens file choosers at once, since the browser allows that only during the
 *   click (`useEarlyFile`).
 * - It stores the text of a text area on the element. React resets a text area that is not empty to the server's text
 *   (`ui/form/useBoundField`).
 */
export const clickRecorderScript = `(function(doc,root){
var recorded=new Set();
var recorder=self.clickRecorder={isRootHydrated:false,replay:function(replacementOf){
Array.from(recorded).forEach(function(control){var now=control.isConnected?control:replacementOf(control);
if(now){recorded.delete(control);now.click()}})}};
function isHydrated(control){var reached=false,reach=function(){reached=true};
control.addEventListener('auxclick',reach,true);control.dispatchEvent(new Event('auxclick'));
control.removeEventListener('auxclick',reach,true);return reached}
function flip(){var from=root.classList.contains('dark')?'dark':'light',to=from==='dark'?'light':'dark';
root.classList.replace(from,to);try{localStorage.setItem('theme',to)}catch(e){}}
doc.addEventListener('click',function(event){
var control=event.target.closest&&event.target.closest('button:not([type=submit]),[data-press]');
if(!control||control.disabled||event.ctrlKey||event.metaKey||event.shiftKey)return;
if(control.dataset.press==='files'){event.stopImmediatePropagation();
control.closest('form,[role=group]').querySelector('[type=file]').click();return}
if(!recorder.isRootHydrated){event.preventDefault();
if(control.dataset.press==='theme')flip();else recorded.add(control);return}
if(isHydrated(control))recorded.delete(control);else recorded.add(control)
},true);
doc.addEventListener('input',function(event){
var field=event.target;if(field.localName==='textarea')field.typed=field.value},true)
})(document,document.documentElement)`.replaceAll('\n', '');
