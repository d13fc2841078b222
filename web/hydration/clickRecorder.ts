/**
 * Runs in the document's head. It records clicks that come before React listens, or in a part of the page that is not
 * hydrated yet, once for each control; ReplayClicks replays them when that part is hydrated. React stops events of a
 * part that is not hydrated before they reach their target. `isHydrated` uses that: it sends an `auxclick`, which nothing
 * handles. A click that something else stops is not recorded. The browser itself follows links and submits forms. The
 * theme changes at once, and files can be chosen at once, since the browser allows that only during the click
 * (useEarlyFile). The text of a text area is stored beside it: React sets one that is not empty back to the server's text
 * (ui/form/useBoundField).
 */
export const clickRecorderScript = `(function(doc,root){
var kept=new Set();
var recorder=self.clickRecorder={live:false,replay:function(){
var all=Array.from(kept);kept.clear();all.forEach(function(control){if(control.isConnected)control.click()})}};
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
if(!recorder.live){event.preventDefault();
if(control.dataset.press==='theme')flip();else kept.add(control);return}
if(isHydrated(control))kept.delete(control);else kept.add(control)
},true);
doc.addEventListener('input',function(event){
var field=event.target;if(field.localName==='textarea')field.typed=field.value},true)
})(document,document.documentElement)`.replaceAll('\n', '');
