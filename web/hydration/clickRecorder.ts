/**
 * Runs in the document's head. What is pressed before React listens, or in a part of the page that has not come to life
 * yet, is kept, once for each control, and pressed again when that part says that it lives (hydration/ReplayClicks). React
 * stops a click that it cannot deliver before the click reaches its target: that is how such a press is told. Links and
 * forms need none of this: the browser follows them. The theme changes at once, and files can be chosen, which the
 * browser allows while a press lasts only (hydration/useEarlyFile). What is typed into a text area is noted
 * beside it: React gives one that is not empty the server's text back (ui/form/useBoundField).
 */
export const clickRecorderScript = `(function(doc,root){
var kept=new Set();
var recorder=self.clickRecorder={live:false,replay:function(){
var all=Array.from(kept);kept.clear();all.forEach(function(control){if(control.isConnected)control.click()})}};
function flip(){var from=root.classList.contains('dark')?'dark':'light',to=from==='dark'?'light':'dark';
root.classList.replace(from,to);try{localStorage.setItem('theme',to)}catch(e){}}
doc.addEventListener('click',function(event){
var control=event.target.closest&&event.target.closest('button:not([type=submit]),[data-press]');
if(!control||control.disabled||event.ctrlKey||event.metaKey||event.shiftKey)return;
if(control.dataset.press==='files'){event.stopImmediatePropagation();
control.closest('form,[role=group]').querySelector('[type=file]').click();return}
if(!recorder.live){event.preventDefault();
if(control.dataset.press==='theme')flip();else kept.add(control);return}
kept.add(control);
control.addEventListener('click',function(){kept.delete(control)},{once:true,capture:true})
},true);
doc.addEventListener('input',function(event){
var field=event.target;if(field.localName==='textarea')field.typed=field.value},true)
})(document,document.documentElement)`.replaceAll('\n', '');
